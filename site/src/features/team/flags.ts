/** Flags of the operator about agents. */

/** What an operator can switch off for agents (TEAM-01). */
export const AGENT_FLAGS = {
  overview: 'AGEPAG',
  registerCenter: 'REGCEN',
  pnl: 'AGETEAMPNL3',
  team: 'DOWNMAN',
  betting: 'TEAMBETTING3',
  rebateIncome: 'AGEREBINC3',
  transactions: 'TRANSREC3',
  /** Stands beside customer service in the list of flags and hides nothing (OPEN: AGENT-17). */
  service: 'GAMSER',
} as const;
