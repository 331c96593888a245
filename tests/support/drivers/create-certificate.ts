import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Certificate } from './https-front.ts'

/** A certificate that nobody vouches for. Browsers accept it because they are told to. */
export function createCertificate(): Certificate {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-certificate-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  try {
    const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1']
    const files = ['-keyout', key, '-out', cert]
    const options = ['req', '-x509', ...curve, '-nodes', '-days', '2', '-subj', '/CN=localhost', ...files]
    execFileSync('openssl', options, { stdio: 'ignore' })
    return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
