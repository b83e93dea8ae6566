/** What a stimpack takes off somebody's strain (specification, section 9). */
export const STIMPACK_STRAIN = 5
