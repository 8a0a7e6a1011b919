// Loaded before the product: its clock is as many milliseconds ahead as FLORIN_TEST_SHIFT says.
const Real = Date
const shift = Number(process.env['FLORIN_TEST_SHIFT'])

globalThis.Date = new Proxy(Real, {
  construct: (_date, given: [], self) =>
    given.length > 0 ? Reflect.construct(Real, given, self) : Reflect.construct(Real, [Real.now() + shift], self),
  get: (date, name) => (name === 'now' ? () => Real.now() + shift : (Reflect.get(date, name) as unknown)),
})
