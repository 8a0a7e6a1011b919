/** Where a thing is reported. Apart: pages that link there need nothing else of the room. */
export const reportAddress = (word: string, id: number): string => `/signaler/${word}/${id}`
