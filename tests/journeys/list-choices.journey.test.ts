import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { goTo, PATIENCE, useBrowser } from '../support/browser.ts'
import { sharedSite } from '../support/shared-site.ts'

const florin = sharedSite()

describe('filters chosen by keyboard', () => {
  const browser = useBrowser()
  const viewport = { width: 390, height: 844 }

  /** The boxes of a filter in the midst of others. */
  async function open() {
    const { page, problems } = await browser.visit({ viewport })
    await goTo(page, `${florin.address}/emploi`)
    await page.getByRole('button', { name: 'Filtres' }).click()
    const box = (at: number) => page.locator('#filtres input[name=region_ids]').nth(at)
    return { page, problems, box }
  }
  /** As it is drawn, which comes after the address. */
  const focusIs = (page: Page, wanted: string) =>
    expect
      .poll(
        () =>
          page.evaluate(() => {
            const { name, value, defaultChecked } = document.activeElement as HTMLInputElement
            return `${name} ${value} ${defaultChecked} in ${location.search}`
          }),
        { timeout: PATIENCE },
      )
      .toBe(wanted)
  /** Chooses the second box between the moment the address is that of the next answer and the one that it is shown. */
  const chooseBeforeItIsShown = (page: Page) =>
    page.evaluate(() => {
      const push = history.pushState.bind(history)
      history.pushState = (...state) => {
        push(...state)
        history.pushState = push
        queueMicrotask(() => {
          const box = document.querySelectorAll<HTMLInputElement>('#filtres input[name=region_ids]')[1]!
          box.focus()
          box.click()
        })
      }
    })

  test('the focus stays on a choice, also where the answer moves it', async () => {
    const { page, problems, box } = await open()
    const id = await box(4).getAttribute('value')
    await box(4).focus()
    for (const on of [true, false]) {
      await page.keyboard.press('Space')
      await focusIs(page, `region_ids ${id} ${on} in ${on ? `?region_ids=${id}` : ''}`)
    }
    expect(problems).toEqual([])
  })

  test('two choices in a hurry keep the focus on the second, made before the first is shown', async () => {
    const { page, problems, box } = await open()
    const [id, other] = [await box(4).getAttribute('value'), await box(1).getAttribute('value')]
    await box(4).focus()
    await chooseBeforeItIsShown(page)
    await page.keyboard.press('Space')
    await focusIs(page, `region_ids ${other} true in ?region_ids=${other}&region_ids=${id}`)
    expect(problems).toEqual([])
  })
})
