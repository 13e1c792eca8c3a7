/** Feature flags of the agent pages, set by the operator. */

/** Names of the flags, by page. The operator can disable each page (TEAM-01). */
export const AGENT_FLAGS = {
  overview: 'AGEPAG',
  registerCenter: 'REGCEN',
  pnl: 'AGETEAMPNL3',
  team: 'DOWNMAN',
  betting: 'TEAMBETTING3',
  rebateIncome: 'AGEREBINC3',
  transactions: 'TRANSREC3',
  /** Named for customer service in the sources; this site hides nothing without it (OPEN: AGENT-17). */
  service: 'GAMSER',
} as const;
