/** A small fault put into the code on purpose, and the test that must notice it. */
export type Mutant = {
  /** What is wrong then, in a few words. */
  fault: string
  file: string
  /** Stands exactly once in the file. */
  from: string
  to: string
  test: string
  /** Words of the title of the test that must fail. */
  named: string
  /** The fault is in what browsers get: the pages are built again. */
  build?: true
}
