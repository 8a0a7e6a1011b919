import { readFile } from 'node:fs/promises'

const CUE = /^(?:\d{2,}:)?\d{2}:\d{2}\.\d{3}[ \t]+-->[ \t]+(?:\d{2,}:)?\d{2}:\d{2}\.\d{3}/m

/** Whether a text is captions as browsers read them (WebVTT): UTF-8, with its mark at the head and one line with times at least. */
export async function areCaptions(path: string): Promise<boolean> {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await readFile(path))
    return /^WEBVTT(?:[ \t\r\n]|$)/.test(text) && !text.includes('\0') && CUE.test(text)
  } catch {
    return false
  }
}
