import { expect, test } from 'vitest'
import { createGate } from './gate.ts'

test('those who wait pass once it is open, also the next time', async () => {
  const gate = createGate<number>()
  const early = gate.pass()
  gate.shut()
  gate.open(1)
  expect(await early).toBe(1)
  expect(await gate.pass()).toBe(1)
  gate.shut()
  const later = gate.pass()
  gate.open(2)
  expect(await later).toBe(2)
})

test('those who wait hear what failed, those who come later wait again', async () => {
  const gate = createGate<number>()
  const early = gate.pass()
  gate.fail(new Error('away'))
  await expect(early).rejects.toThrow('away')
  const later = gate.pass()
  gate.open(3)
  expect(await later).toBe(3)
  gate.fail(new Error('away again'))
  const last = gate.pass()
  gate.open(4)
  expect(await last).toBe(4)
})
