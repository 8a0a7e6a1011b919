let address = '/emploi'

/** The list that was read last on this visit, with its filters and pages: where the way back from an offer leads. */
export const lastList = (): string => address

export const rememberList = (read: string): void => {
  address = read
}
