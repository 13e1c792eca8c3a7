/** Where the state of the site is asked for. A file of its own, as that of the menu. */
export const statusAddress = { name: 'systemStatus', path: '/wps/system/status', moduleId: 'COMM3' } as const;
