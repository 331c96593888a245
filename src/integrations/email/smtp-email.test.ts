import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { mailbox } from '../../../tests/support/delivery/mailbox.ts'
import type { EmailMessage } from './port.ts'
import { smtpEmail } from './smtp-email.ts'

const message: EmailMessage = {
  id: '0198f6c2-0000-7000-8000-000000000002',
  siteId: 'site',
  senderName: 'Harbour, “Motors” & Söhne',
  to: 'sales@harbour.example',
  replyTo: { name: 'Kim Nguyen', address: 'kim@example.com' },
  subject: 'Used Vehicle Enquiry: 2021 Toyota HiLux, from Zoë',
  text: 'Is it still there?\n.\nA line with a point alone stands above.\n',
  html: '<p>Is it still there?</p>',
  isAutomatic: false,
}
const from = 'leads@platform.example'

test('LEAD-08 an email reaches a real mail server, with text and HTML', async () => {
  const { received, url } = await mailbox()
  const send = smtpEmail({ url, from })

  expect(await send(message)).toMatchObject({ outcome: 'sent', answer: expect.stringContaining('250') })
  send.close()

  expect(received).toHaveLength(1)
  expect(received[0]).toMatchObject({
    from,
    to: ['sales@harbour.example'],
    mail: {
      from: { name: 'Harbour, “Motors” & Söhne', address: from },
      replyTo: [{ name: 'Kim Nguyen', address: 'kim@example.com' }],
      subject: message.subject,
      messageId: '<0198f6c2-0000-7000-8000-000000000002@platform.example>',
    },
  })
  expect(received[0]?.mail.text?.trim()).toBe(message.text.trim())
  expect(received[0]?.mail.html).toContain('<p>Is it still there?</p>')
  expect(received[0]?.raw).not.toContain('Auto-Submitted')
})

test('LEAD-08 a document for a lead system is sent as plain text only', async () => {
  const { received, url } = await mailbox()
  const send = smtpEmail({ url, from })
  await send({ ...message, html: null, text: '<?xml version="1.0"?>\n<adf/>\n', isAutomatic: true })
  send.close()

  expect(received[0]?.raw).toMatch(/^content-type: text\/plain/im)
  expect(received[0]?.raw).toMatch(/^auto-submitted: auto-generated/im)
  expect(received[0]?.mail.text).toContain('<adf/>')
})

test.each([
  ['a line break in the subject', { subject: 'Hi\r\nBcc: all@example.com' }],
  ['a line break in a name', { senderName: 'Hi\r\nBcc: all@example.com' }],
  [
    'a line break in the reply-to name',
    { replyTo: { name: 'Hi\r\nBcc: all@example.com', address: 'kim@example.com' } },
  ],
  [
    'another address in an address',
    { replyTo: { name: 'Kim', address: 'kim@example.com\r\nBcc: all@example.com' } },
  ],
  ['a second address to send to', { to: 'sales@harbour.example, all@example.com' }],
])('LEAD-08 %s adds no recipient', async (_, overrides) => {
  const { received, url } = await mailbox()
  const send = smtpEmail({ url, from })
  await send({ ...message, ...overrides })
  send.close()

  for (const { raw, to } of received) {
    expect(raw).not.toMatch(/^bcc:/im)
    expect(to).toHaveLength(1)
    expect(to).not.toContain('all@example.com')
  }
})

test('LEAD-08 a refusal by the mail server is reported by its code, without the address', async () => {
  const { url } = await mailbox({ refuses: () => true })
  const send = smtpEmail({ url, from })

  expect(await send(message)).toMatchObject({ outcome: 'failed', problem: 'smtp 452' })
  send.close()
})

test.each([
  ['no such mailbox', { responseCode: 550, message: '5.1.1 no such mailbox' }, true],
  ['no such domain', { responseCode: 556, message: '5.1.10 the domain takes no mail' }, true],
  ['a closed mailbox', { responseCode: 550, message: '5.2.1 disabled' }, true],
  ['no reason', { responseCode: 550, message: 'Rejected: see https://example.com/spam' }, false],
  ['a sender whose domain is unknown', { responseCode: 550, message: '5.1.8 unknown sender domain' }, false],
  ['a mailbox that stays full', { responseCode: 552, message: '5.2.2 full' }, false],
  ['a full mailbox', { responseCode: 452, message: '4.2.2 full' }, false],
  ['a sender that is not trusted', { responseCode: 550, message: '5.7.1 relaying denied' }, false],
])('LEAD-08 a refusal says whether the address is bad: %s', async (_, refusal, isBadAddress) => {
  const { url } = await mailbox({ refuses: () => refusal })
  const send = smtpEmail({ url, from })

  expect(await send(message)).toMatchObject({
    outcome: 'failed',
    problem: `smtp ${refusal.responseCode}`,
    isBadAddress,
  })
  send.close()
})

test('LEAD-08 an unreachable mail server is a failure, not an exception', async () => {
  const send = smtpEmail({ url: 'smtp://127.0.0.1:1', from })

  expect(await send(message)).toMatchObject({ outcome: 'failed', problem: 'smtp ESOCKET' })
  send.close()
})

test('LEAD-08 a mail server that is slow in every step does not keep an email beyond its deadline', async () => {
  const server = createServer((socket) => {
    // Half a greeting: the server has answered, and the answer never ends.
    socket.write('220-Wait')
    socket.on('error', () => {})
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const send = smtpEmail({ url: `smtp://127.0.0.1:${port}`, from, withinMs: 50 })

  expect(await send(message)).toMatchObject({ outcome: 'failed', problem: 'smtp EABORT' })
  send.close()
})
