import { readdirSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { IMAGE_UPLOAD_PATH } from '#domain/uploads/image-upload-path.ts'
import { dealership } from '../../support/samples/dealership.ts'
import {
  type HostileRequest,
  hostileUploads,
  messages,
  REQUESTS_IN_ROUND,
} from '../../support/uploads/hostile-uploads.ts'
import { jpeg, padded } from '../../support/uploads/image-files.ts'
import { uploadApp } from '../../support/uploads/upload-app.ts'

// A hundred requests, some of ten megabytes, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000 })

test('TRD-04 every kind of hostile upload ends in its message, and nothing of it stays', async () => {
  const { ask, folder } = uploadApp(await dealership())
  const send = async ({ type, body }: HostileRequest) => {
    const answer = await ask(IMAGE_UPLOAD_PATH, {
      method: 'POST',
      headers: { 'content-type': type },
      body: new Uint8Array(body),
    })
    const { error } = (await answer.json()) as { error?: { message: string } }
    return { status: answer.status, message: error?.message }
  }
  const cases = await hostileUploads(1, await padded(jpeg(), 9_900_000))
  let sent = 0

  for (const { what, requests, areAtOnce, statuses } of cases) {
    sent += requests.length
    const answers = areAtOnce ? await Promise.all(requests.map(send)) : await oneByOne(requests, send)

    expect([what, ...answers.map(({ status }) => status).toSorted()]).toEqual([what, ...statuses])
    const said = answers.filter(({ status }) => messages[status])
    expect([what, ...said.map(({ message }) => message)]).toEqual([
      what,
      ...said.map(({ status }) => messages[status]),
    ])
  }
  expect(sent).toBe(REQUESTS_IN_ROUND)
  expect(readdirSync(folder)).toEqual([])
})

async function oneByOne<Sent, Answer>(requests: Sent[], send: (request: Sent) => Promise<Answer>) {
  const answers: Answer[] = []
  for (const request of requests) answers.push(await send(request))
  return answers
}
