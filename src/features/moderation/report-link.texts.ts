export const reportLink = (what: string): string => `Signaler ${what}`
