/** Where a job is shared: a mail to write, and LinkedIn's own page. */
export const shareAddresses = (title: string, address: string) => ({
  mail: `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\r\n${address}`)}`,
  linkedin: `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(address)}`,
})
