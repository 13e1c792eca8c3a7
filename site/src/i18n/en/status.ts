/** What a closed site says in English, and one whose status is not known (GATE-09..13). */
export const status = {
  maintenance: 'System maintenance',
  info_maintenance:
    'We are working on the site and will open again soon. Your account and your balance stay as they are.',
  'status.restricted': 'Not available where you are',
  'status.restrictedText':
    'Access from your IP address or location is restricted. If you think that is wrong, tell customer service the address below.',
  'status.address': 'Your IP address',
  'status.contact': 'Contact customer service',
  'status.noContact': 'Customer service cannot be reached right now. Please try again in a moment.',
  'status.waits': 'You need not reload: the site opens here by itself.',
  'status.unsure': 'The service answers poorly',
  'status.unsureText': 'You can go on. We check again by ourselves.',
} as const;
