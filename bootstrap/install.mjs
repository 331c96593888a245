import { announced } from './announce.mjs'
import { missingPackages } from './missing-packages.mjs'
import { npm, root, run } from './run.mjs'

/** Installs exactly what package-lock.json lists for this machine, unless it is installed already. */
export async function install() {
  if (missingPackages(root).length === 0) return
  await npmCi('Installing packages, about a minute the first time')

  // A download that fails is rarely one that fails twice.
  const leftOut = missingPackages(root)
  if (leftOut.length === 0) return
  await npmCi(`npm left out ${leftOut.join(', ')}. Installing once more`)

  const stillMissing = missingPackages(root)
  if (stillMissing.length === 0) return
  console.error(
    `npm left out ${stillMissing.join(', ')} again. Either it couldn’t be downloaded, or it needs another Node than ` +
      `${process.versions.node}.`,
  )
  process.exit(1)
}

async function npmCi(what) {
  const [command, args] = npm()
  const code = await announced(what, () =>
    run(command, [...args, 'ci', '--include=dev', '--include=optional']),
  )
  if (code !== 0) process.exit(code)
}
