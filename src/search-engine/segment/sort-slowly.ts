const CHUNK = 4096

/** The numbers below `size` in an order without equals. Pauses now and then, as sorting all at once never would. */
export function* sortSlowly(size: number, compare: (a: number, b: number) => number): Generator<void, Uint32Array> {
  let sorted = new Uint32Array(size)
  for (let at = 0; at < size; at++) sorted[at] = at
  for (let from = 0; from < size; from += CHUNK) {
    sorted.subarray(from, from + CHUNK).sort(compare)
    yield
  }
  let merged = new Uint32Array(size)
  for (let width = CHUNK; width < size; width *= 2) {
    for (let from = 0; from < size; from += 2 * width) {
      const middle = Math.min(from + width, size)
      const end = Math.min(middle + width, size)
      let [left, right] = [from, middle]
      for (let at = from; at < end; at++) {
        const takeLeft = right === end || (left < middle && compare(sorted[left]!, sorted[right]!) < 0)
        merged[at] = takeLeft ? sorted[left++]! : sorted[right++]!
        if (at % CHUNK === 0) yield
      }
    }
    ;[sorted, merged] = [merged, sorted]
  }
  return sorted
}
