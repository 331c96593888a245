/** A version of a document: a draft until it has a time from which it is live. */
export type DatedVersion = { number: number; liveFrom: Date | null }

/** The version that visitors see at a time: of those live by then, the one whose time came last (RNG-05). */
export function liveVersion<Version extends DatedVersion>(
  versions: readonly Version[],
  at: Date,
): Version | null {
  return versions.reduce<Version | null>(
    (live, version) => (startedBy(version, at) && (live === null || follows(version, live)) ? version : live),
    null,
  )
}

/** The version to preview: a draft that is newer than everything live by then, or else what visitors will see. */
export function previewedVersion<Version extends DatedVersion>(
  versions: readonly Version[],
  at: Date,
): Version | null {
  const newest = Math.max(
    0,
    ...versions.filter((version) => startedBy(version, at)).map(({ number }) => number),
  )
  const drafts = versions.filter(({ number, liveFrom }) => liveFrom === null && number > newest)
  return drafts.toSorted((one, other) => other.number - one.number)[0] ?? liveVersion(versions, at)
}

/** The versions that matter from a time on: the one that is live then, and those to come. */
export function versionsFrom<Version extends DatedVersion>(
  versions: readonly Version[],
  at: Date,
): Version[] {
  const live = liveVersion(versions, at)
  return versions.filter((version) => version === live || isAfter(version, at))
}

/** When the next version goes live, or `null` if none is scheduled. */
export function nextChange(versions: readonly DatedVersion[], after: Date): Date | null {
  const times = versions
    .filter((version) => isAfter(version, after))
    .map(({ liveFrom }) => liveFrom?.getTime() ?? 0)
  return times.length === 0 ? null : new Date(Math.min(...times))
}

/** The last time, up to this one, at which another version went live; `null` if nothing is live. */
export function lastChange(versions: readonly DatedVersion[], at: Date): Date | null {
  const times = versions.flatMap((version) =>
    startedBy(version, at) ? (version.liveFrom?.getTime() ?? []) : [],
  )
  return times.length === 0 ? null : new Date(Math.max(...times))
}

/** How a version stands at a time. */
export function versionState<Version extends DatedVersion>(
  version: Version,
  versions: readonly Version[],
  at: Date,
): 'draft' | 'scheduled' | 'live' | 'past' {
  if (version.liveFrom === null) return 'draft'
  if (isAfter(version, at)) return 'scheduled'
  return liveVersion(versions, at) === version ? 'live' : 'past'
}

function startedBy({ liveFrom }: DatedVersion, at: Date) {
  return liveFrom !== null && liveFrom <= at
}

function isAfter({ liveFrom }: DatedVersion, at: Date) {
  return liveFrom !== null && liveFrom > at
}

/** Of two that went live at the same moment, the newer one counts. */
function follows(one: DatedVersion, other: DatedVersion) {
  const difference = (one.liveFrom?.getTime() ?? 0) - (other.liveFrom?.getTime() ?? 0)
  return difference > 0 || (difference === 0 && one.number > other.number)
}
