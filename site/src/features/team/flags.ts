/** Operator flags of the agent pages. */

/** Flags of features that the operator can disable for agents (TEAM-01). */
export const AGENT_FLAGS = {
  overview: 'AGEPAG',
  registerCenter: 'REGCEN',
  pnl: 'AGETEAMPNL3',
  team: 'DOWNMAN',
  betting: 'TEAMBETTING3',
  rebateIncome: 'AGEREBINC3',
  transactions: 'TRANSREC3',
  /** Listed next to customer service in the sources; hides nothing (OPEN: AGENT-17). */
  service: 'GAMSER',
} as const;
