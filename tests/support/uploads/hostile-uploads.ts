import { bomb, gif, hugeHeader, jpeg, padded, png } from './image-files.ts'

/** Requests that belong together, and the statuses with which they have to end, in any order. */
export type HostileCase = {
  what: string
  requests: HostileRequest[]
  areAtOnce?: boolean
  statuses: number[]
}

export type HostileRequest = { type: string; body: Buffer }

/** The messages of the specification, by status. */
export const messages: Record<number, string> = {
  409: 'You can only upload 10 images',
  413: 'Please upload an image file under 10MB',
  415: 'Please upload an image file under 10MB',
}

/** How many requests there are in a round. */
export const REQUESTS_IN_ROUND = 56

/** Every kind of hostile upload once. Rounds differ in their bytes, so nothing is known from an earlier one. */
export async function hostileUploads(round: number, large: Buffer): Promise<HostileCase[]> {
  const secret = `form ${round}`
  const one = (what: string, status: number, file: Buffer, name = 'car.jpg'): HostileCase => ({
    what,
    requests: [formOf(file, { session: `${secret} ${what} ${name}`, name })],
    statuses: [status],
  })
  const raw = (what: string, body: string, type = 'multipart/form-data; boundary=line'): HostileCase => ({
    what,
    requests: [{ type, body: Buffer.from(body, 'latin1') }],
    statuses: [400],
  })
  const eleven = (what: string, file: Buffer, areAtOnce: boolean): HostileCase => ({
    what,
    requests: Array.from({ length: 11 }, (_, nth) =>
      formOf(Buffer.concat([file, Buffer.from([round, nth])]), { session: `${secret} ${what}` }),
    ),
    areAtOnce,
    statuses: [...Array.from({ length: 10 }, () => 200), 409],
  })
  const size = { width: 100 + round, height: 80 }
  const [small, smallPng, smallGif] = [await jpeg(size), await png(size), await gif(size)]
  const noise = Buffer.from(Array.from({ length: 5000 }, (_, at) => (at * (round + 7) * 31) % 251))

  return [
    ...wrongTypes.map(([what, start]) =>
      one(what, 415, Buffer.concat([Buffer.from(start, 'latin1'), noise])),
    ),
    one('empty', 415, Buffer.alloc(0)),
    one('photo with a page', 200, Buffer.concat([small, Buffer.from('<script>alert(1)</script>')])),
    one('picture with an archive', 200, Buffer.concat([smallPng, Buffer.from('PK\x03\x04'), noise])),
    one('script that starts as GIF', 422, Buffer.from(`GIF89a=1;/*${round}*/alert(1)`)),
    one('page that starts as JPEG', 422, Buffer.from(`\xff\xd8\xff<html>${round}</html>`, 'latin1')),
    one('bomb of 64 million pixels', 422, Buffer.concat([await bomb(8000), Buffer.from([round])])),
    one('picture of 50,000 × 50,000', 422, await hugeHeader(50_000, 50_000 - round)),
    one('photo of 65,500 × 65,500', 422, hugeJpeg(small, 65_500)),
    one('GIF of 65,000 × 65,000', 422, hugeGif(smallGif, 65_000 - round)),
    one('truncated photo', 422, (await jpeg({ width: 900 + round, height: 600 })).subarray(0, 3000)),
    one('truncated picture', 422, smallPng.subarray(0, smallPng.length - 60)),
    one('truncated GIF', 422, smallGif.subarray(0, smallGif.length / 2)),
    one('truncated HEIC', 422, Buffer.concat([heicStart, noise.subarray(0, 400)])),
    one('start of a photo', 422, small.subarray(0, 200)),
    one('10,000,000 bytes', 413, await padded(jpeg(size), 10_000_000)),
    one('9,999,999 bytes', 200, await padded(jpeg(size), 9_999_999)),
    ...names.map((name) => one('name with a path', 200, small, name)),
    raw('form without a boundary', 'x', 'multipart/form-data'),
    raw('form that breaks off', `--line\r\n${FILE_HEADER}\r\n\r\nGIF89a`),
    raw('form without an evaluation', `--line\r\n${FILE_HEADER}\r\n\r\nGIF89a\r\n--line--\r\n`),
    raw(
      'form without a file',
      `--line\r\ncontent-disposition: form-data; name="evalid"\r\n\r\nE1\r\n--line--\r\n`,
    ),
    ...['\xff\xd8\xff\xe0', '\x89PNG\r\n\x1a\n', 'GIF89a', '\0\0\0\x18ftypheic'].map((start) =>
      one(
        `noise that starts as ${start.replaceAll(/\W/g, '')}`,
        422,
        Buffer.concat([Buffer.from(start, 'latin1'), noise]),
      ),
    ),
    eleven('eleven, one after another', smallPng, false),
    eleven('eleven large ones at once', large, true),
  ]
}

const wrongTypes: [what: string, start: string][] = [
  ['page', '<!doctype html><script>alert(1)</script>'],
  ['drawing', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
  ['document', '%PDF-1.7'],
  ['WebP', 'RIFF\0\0\0\0WEBPVP8 '],
  ['program', 'MZ\x90\0'],
  ['archive', 'PK\x03\x04'],
]

const names = ['../../../etc/passwd.jpg', 'C:\\Windows\\win.ini.jpg', '....//....//car.jpg', '/dev/null']

const FILE_HEADER = 'content-disposition: form-data; name="file"; filename="a.gif"'

const heicStart = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic\0\0\x40\0meta', 'latin1')

type Form = { session: string; name?: string }

function formOf(file: Buffer, { session, name = 'car.jpg' }: Form): HostileRequest {
  const start = `--line\r\ncontent-disposition: form-data; name="evalid"\r\n\r\nE1\r\n--line\r\ncontent-disposition: form-data; name="session"\r\n\r\n${session}\r\n--line\r\ncontent-disposition: form-data; name="file"; filename="${name.replaceAll('\\', '\\\\')}"\r\ncontent-type: image/jpeg\r\n\r\n`
  return {
    type: 'multipart/form-data; boundary=line',
    body: Buffer.concat([Buffer.from(start), file, Buffer.from('\r\n--line--\r\n')]),
  }
}

/** The size is in the frame’s header, behind the marker FF C0. */
function hugeJpeg(bytes: Buffer, side: number) {
  const copy = Buffer.from(bytes)
  const at = copy.indexOf(Buffer.from([0xff, 0xc0]))
  copy.writeUInt16BE(side, at + 5)
  copy.writeUInt16BE(side, at + 7)
  return copy
}

/** The size is in the file’s header and in that of its picture, which starts at the top left. */
function hugeGif(bytes: Buffer, side: number) {
  const copy = Buffer.from(bytes)
  for (const at of [6, copy.indexOf(Buffer.from([0x2c, 0, 0, 0, 0])) + 5]) {
    copy.writeUInt16LE(side, at)
    copy.writeUInt16LE(side, at + 2)
  }
  return copy
}
