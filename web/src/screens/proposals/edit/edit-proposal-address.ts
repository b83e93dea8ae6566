/** The address at which the game master edits a proposal. */
export const editProposalAddress = (id: string) => `/proposals/${id}`
