type Written = { subject: string; html: string; text: string }
const plain = (subject: string, text: string): Written => ({ subject, html: text, text })
export const verificationMail = ({ link }: { firstName: string; link: string }) => plain('verification', link)
export const welcomeMail = ({ link }: { firstName: string; link: string }) => plain('welcome', link)
export const resetMail = ({ link }: { firstName: string; link: string }) => plain('reset', link)
export const newDeviceMail = ({
  link,
}: {
  firstName: string
  device: string
  when: Date
  place: string
  link: string
}) => plain('device', link)
export const deletionReceiptMail = (_: { when: Date }) => plain('receipt', '')
export const alreadyRegisteredMail = ({ loginLink }: { firstName: string; loginLink: string; resetLink: string }) =>
  plain('already', loginLink)
export const passwordChangedMail = ({ link }: { firstName: string; when: Date; link: string }) =>
  plain('password', link)
