import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { Challenge } from 'altcha-lib/types'

addEventListener('message', ({ data: challenge }: MessageEvent<Challenge>) => {
  void solveChallenge({ challenge, deriveKey }).then((solution) => {
    if (!solution) throw new Error('No solution was found in time.')
    postMessage(JSON.stringify({ challenge, solution }))
  })
})
