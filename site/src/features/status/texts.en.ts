/** English texts of the status pages: closed site, and unknown status (GATE-09..13). */
export const status = {
  maintenance: 'System maintenance',
  info_maintenance: 'We’re working on the site and will be back soon. Your account and balance are safe.',
  'status.restricted': 'Not available where you are',
  'status.restrictedText':
    'Access from your IP address or location is restricted. If you think this is a mistake, send customer service the address below.',
  'status.address': 'Your IP address',
  'status.contact': 'Contact customer service',
  'status.noContact': 'Customer service can’t be reached right now. Please try again in a moment.',
  'status.waits': 'No need to reload. The site opens here automatically.',
  'status.unsure': 'We’re having trouble connecting. Retrying automatically.',
  'status.unsureText': 'You can keep going in the meantime.',
} as const;
