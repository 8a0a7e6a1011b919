import { expect, test } from 'vitest'
import { platformRefusals } from '../../refusals.ts'
import { createGate } from '../gate.ts'
import { onBehalfOf } from '../overload/overload.ts'
import { passFor } from './collection-progress.ts'

const asker = { who: 'somebody', gone: new AbortController().signal }
const soon = (seconds: number) => () => ({ ...platformRefusals['platform/search_away'], retryAfter: seconds })

test('who asks waits for what is soon there, and gives their turn to others meanwhile', async () => {
  const gate = createGate<string>()
  let gaveWay = 0
  const asked = onBehalfOf(
    asker,
    () => passFor(gate, soon(1)),
    () => gaveWay++,
  )
  expect(gaveWay).toBe(1)
  gate.open('there')
  expect(await asked).toBe('there')
})

test('who asks for what is not soon there hears so at once; the site itself waits', async () => {
  const gate = createGate<string>()
  const own = passFor(gate, soon(60))
  await expect(onBehalfOf(asker, () => passFor(gate, soon(60)))).rejects.toMatchObject({
    refusal: { status: 503, retryAfter: 60 },
  })
  gate.open('there')
  expect(await own).toBe('there')
})

test('what was to be there soon and is not is refused', async () => {
  const gate = createGate<string>()
  await expect(onBehalfOf(asker, () => passFor(gate, soon(1), 1))).rejects.toMatchObject({ refusal: { status: 503 } })
})
