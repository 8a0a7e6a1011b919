export const legalTexts = {
  since: (day: string): string => `Version en vigueur depuis le ${day}.`,
  contents: 'Sommaire',
  article: (number: number): string => `Article ${number}`,
}
