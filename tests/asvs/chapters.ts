import type { Requirement } from './requirement.ts'
import { encoding } from './chapters/v01-encoding.ts'
import { validation } from './chapters/v02-validation.ts'
import { frontend } from './chapters/v03-frontend.ts'
import { api } from './chapters/v04-api.ts'
import { files } from './chapters/v05-files.ts'
import { authentication } from './chapters/v06-authentication.ts'
import { sessions } from './chapters/v07-sessions.ts'
import { authorisation } from './chapters/v08-authorisation.ts'
import { tokens } from './chapters/v09-tokens.ts'
import { oauth } from './chapters/v10-oauth.ts'
import { cryptography } from './chapters/v11-cryptography.ts'
import { communication } from './chapters/v12-communication.ts'
import { configuration } from './chapters/v13-configuration.ts'
import { data } from './chapters/v14-data.ts'
import { coding } from './chapters/v15-coding.ts'
import { logging } from './chapters/v16-logging.ts'
import { webrtc } from './chapters/v17-webrtc.ts'

/** The chapters of the ASVS, in its order. */
export const chapters: readonly { title: string; requirements: readonly Requirement[] }[] = [
  { title: 'V1 Encoding and sanitisation', requirements: encoding },
  { title: 'V2 Validation and business logic', requirements: validation },
  { title: 'V3 Web frontend', requirements: frontend },
  { title: 'V4 API and web service', requirements: api },
  { title: 'V5 Files', requirements: files },
  { title: 'V6 Authentication', requirements: authentication },
  { title: 'V7 Sessions', requirements: sessions },
  { title: 'V8 Authorisation', requirements: authorisation },
  { title: 'V9 Self-contained tokens', requirements: tokens },
  { title: 'V10 OAuth and OIDC', requirements: oauth },
  { title: 'V11 Cryptography', requirements: cryptography },
  { title: 'V12 Secure communication', requirements: communication },
  { title: 'V13 Configuration', requirements: configuration },
  { title: 'V14 Data protection', requirements: data },
  { title: 'V15 Secure coding and architecture', requirements: coding },
  { title: 'V16 Logging and errors', requirements: logging },
  { title: 'V17 WebRTC', requirements: webrtc },
]
