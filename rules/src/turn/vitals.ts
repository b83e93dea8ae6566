/** Defaults for characters whose sheet has no values (specification, section 9). */
export const DEFAULT_MAX_HP = 12
export const DEFAULT_STRAIN_THRESHOLD = 12
