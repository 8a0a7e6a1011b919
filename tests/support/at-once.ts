/** As many at once as the server lets in; the others wait for a connection, and not for ever. */
const AT_ONCE = 8

/** Does the same with each of a list, several at once. */
export async function atOnce<T, R>(list: readonly T[], work: (one: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  let next = 0
  const worker = async (): Promise<void> => {
    while (next < list.length) results.push(await work(list[next++]!))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return results
}
