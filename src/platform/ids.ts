// Apart from the contract, so that pages in a browser have it without the schemas.

/** What a database column of 32 bits can hold. */
export const LARGEST_ID = 2_147_483_647

/** The number of a row as an address has it; null where it is none. */
export function readId(text: string | null | undefined): number | null {
  const number = /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : Number.NaN
  return number <= LARGEST_ID ? number : null
}
