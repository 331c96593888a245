import { BufferGeometry, Float32BufferAttribute } from 'three'
import type { CarShape } from './car-shape.ts'
import { bump, clamp, curveThrough, smoothed, straightThrough } from './curve.ts'
import { waistOf } from './waist.ts'

/** The painted body as one closed surface, and what is needed to find a point on it. */
export type BodyShell = {
  geometry: BufferGeometry
  /** The length of the centre line from the nose to a station, or to a height on the tail. */
  arcAt: (station: number) => number
  arcAtTail: (height: number) => number
  /** Half the width of the body at a station and height, and the height of its roof there, in millimetres. */
  halfWidthAt: (station: number, height: number) => number
  heightAt: (station: number, fromMiddle: number) => number
}

type SectionPoint = { x: number; y: number; z: number; round: number }

const SECTIONS = 230
const FLANK_POINTS = 46
const CABIN_POINTS = 60

export function bodyShell(shape: CarShape): BodyShell {
  const stations = stationsOf(shape)
  const section = sectionOf(shape)
  const sections = stations.map(section)
  const middle = sections.map((points) => points[points.length - 1] as SectionPoint)
  const arcs = [0]
  for (let i = 1; i < middle.length; i++) {
    const [a, b] = [middle[i - 1], middle[i]]
    if (a && b) arcs.push((arcs[i - 1] ?? 0) + Math.hypot(b.x - a.x, b.z - a.z))
  }
  const nearest = (station: number) => {
    const beyond = stations.findIndex((x) => x >= station)
    return beyond === -1 ? stations.length - 1 : beyond
  }
  return {
    geometry: skin(sections, arcs),
    arcAt: (station) => arcs[nearest(station)] ?? 0,
    arcAtTail: (height) => {
      let index = middle.length - 1
      while (index > 0 && (middle[index]?.z ?? 0) < height) index--
      return arcs[index] ?? 0
    },
    halfWidthAt: (station, height) => {
      const points = sections[nearest(station)] ?? []
      return points.find(({ z }) => z >= height)?.y ?? 0
    },
    heightAt: (station, fromMiddle) => {
      const points = sections[nearest(station)] ?? []
      return points.findLast(({ y }) => y >= fromMiddle)?.z ?? 0
    },
  }
}

/** Stations are closer together towards both ends, where the body curves. */
function stationsOf(shape: CarShape) {
  const { from, to } = extentOf(shape)
  return Array.from({ length: SECTIONS }, (_, index) => {
    const part = index / (SECTIONS - 1)
    return from + (to - from) * (0.75 * (0.5 - 0.5 * Math.cos(Math.PI * part)) + 0.25 * part)
  })
}

export function extentOf({ profile }: CarShape): { from: number; to: number } {
  return { from: profile[0]?.[0] ?? 0, to: profile.at(-1)?.[0] ?? 0 }
}

/** A cross-section of half the body, from the sill over flank, shoulder and cabin side to the middle of the roof. */
function sectionOf(shape: CarShape) {
  const { from, to } = extentOf(shape)
  const { screen, waist, cabin, nose, tail, sill, roofEnd, waistEnd } = shape
  const halfWidth = shape.width / 2
  const outline = curveThrough(shape.profile)
  const inside = (x: number) => clamp(x, from, to)
  const roof = smoothed((x) => outline(inside(x)), shape.bed ? 26 : 45)
  const waistLine = waistOf(shape)
  const gap = straightThrough([
    [from, 150],
    [from + 300, 120],
    [screen.foot - 200, 85],
    [screen.foot + 200, 60],
  ])
  const softRoof = smoothed((x) => outline(inside(x)), 70)
  const shoulder = smoothed((x) => Math.min(waistLine(inside(x)), softRoof(inside(x)) - gap(inside(x))), 110)
  const lean = straightThrough([
    [screen.foot - 200, 0.05],
    [screen.top - 200, cabin.lean],
    [roofEnd, cabin.lean],
    [waistEnd + 100, shape.bed ? 0.02 : Math.min(0.08, cabin.lean)],
  ])
  const squareness = straightThrough([
    [from, 2.6],
    [screen.foot, 2.8],
    [screen.top - 200, cabin.squareness],
    [roofEnd, cabin.squareness],
    [waistEnd, shape.bed ? 12 : Math.min(3, cabin.squareness)],
  ])
  const sweep = straightThrough([
    [from, 60],
    [screen.foot, 150],
    [screen.top, 90],
    [roofEnd - 400, -10],
    [waistEnd, shape.bed ? 0 : -70],
  ])

  return (x: number): SectionPoint[] => {
    const behindNose = x - from
    const beforeTail = to - x
    const noseRound = rounded(behindNose, nose.reach, nose.bluntness)
    const tailRound = rounded(beforeTail, tail.reach, tail.bluntness)
    const width =
      halfWidth *
      (1 - 0.08 * Math.exp(-behindNose / 420)) *
      (1 - 0.05 * Math.exp(-beforeTail / 420)) *
      (0.36 + 0.64 * noseRound) *
      (0.5 + 0.5 * tailRound)
    const top = roof(x)
    const edge = shoulder(x)
    const points: Omit<SectionPoint, 'x'>[] = []
    for (let j = 0; j < FLANK_POINTS; j++) {
      const part = j / (FLANK_POINTS - 1)
      const z = sill + (edge - sill) * part
      points.push({
        y: width * flank(part) + flare(x, z) * Math.min(noseRound, tailRound),
        z,
        round: -0.2 * (1 - part),
      })
    }
    const cornerSquareness = squareness(x)
    const corner = 0.5 ** (1 / cornerSquareness)
    const shoulderWidth = points.at(-1)?.y ?? 0
    for (let j = 1; j <= CABIN_POINTS; j++) {
      const angle = ((j / CABIN_POINTS) * Math.PI) / 2
      const up = Math.sin(angle) ** (2 / cornerSquareness)
      const out = j === CABIN_POINTS ? 0 : Math.cos(angle) ** (2 / cornerSquareness)
      points.push({
        y: shoulderWidth * 0.985 * (1 - lean(x) * up) * out,
        z: edge + (top - edge) * up,
        round: up < out ? (0.5 * up) / corner : 1 - (0.5 * out) / corner,
      })
    }
    const upright = 0.4 + 0.6 * Math.min(rounded(behindNose, 170, 2.6), rounded(beforeTail, 120, 3))
    const centre = (sill + top) / 2
    return [
      { y: 0, z: sill + 25, round: -0.2 },
      { y: (points[0]?.y ?? 0) * 0.93, z: sill - 4, round: -0.2 },
      ...points,
    ].map(({ y, z, round }) => {
      const height = clamp((z - waist.front + 60) / 300)
      const swept = Math.max(0.35 * clamp((screen.top - x) / (screen.top - screen.foot)), height)
      return {
        x: x + sweep(x) * (y / halfWidth) ** 2 * swept,
        y,
        z: centre + (z - centre) * (z > centre ? upright : 0.8 + 0.2 * upright),
        round,
      }
    })
  }

  /** Narrow at the sill and widest below the waist, with a crease and a soft hollow above it. */
  function flank(part: number) {
    const tuck = clamp(part / 0.22)
    return (
      0.905 +
      0.075 * tuck * tuck * (3 - 2 * tuck) +
      0.03 * Math.max(0, Math.sin(Math.PI * clamp((part - 0.2) / 0.8))) ** 1.2 -
      0.012 * bump(part, 0.3, 0.08) +
      0.01 * bump(part, 0.76, 0.05) -
      0.03 * clamp((part - 0.86) / 0.14)
    )
  }

  /** The wings bulge a little around the wheels. */
  function flare(x: number, z: number) {
    const most = shape.cladding ? 30 : 22
    return [0, shape.wheelbase].reduce((sum, axle) => {
      const distance = Math.hypot(x - axle, z - shape.wheelRadius)
      return sum + most * bump(distance, shape.wheelRadius * 1.12, 120)
    }, 0)
  }
}

function rounded(distance: number, reach: number, bluntness: number) {
  return (1 - clamp(1 - distance / reach) ** bluntness) ** (1 / bluntness)
}

/** Both halves joined in the middle of the roof, and closed at nose and tail. */
function skin(sections: SectionPoint[][], arcs: number[]) {
  const positions: number[] = []
  const places: number[] = []
  const faces: number[] = []
  const put = ({ x, y, z, round }: SectionPoint, side: number, arc: number) => {
    positions.push(x / 1000, (side * y) / 1000, z / 1000)
    places.push(arc, round)
  }
  sections.forEach((points, index) => {
    const arc = arcs[index] ?? 0
    for (const point of points.slice(0, -1)) put(point, -1, arc)
    for (const point of points.toReversed()) put(point, 1, arc)
  })
  const ring = positions.length / 3 / sections.length
  for (let i = 0; i < sections.length - 1; i++) {
    for (let j = 0; j < ring - 1; j++) {
      const here = i * ring + j
      const behind = here + ring
      faces.push(here, behind, here + 1, here + 1, behind, behind + 1)
    }
  }
  closeEnd(0, false)
  closeEnd(sections.length - 1, true)

  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3))
  geometry.setAttribute('place', new Float32BufferAttribute(places, 2))
  geometry.setIndex(faces)
  geometry.computeVertexNormals()
  return geometry

  function closeEnd(index: number, flipped: boolean) {
    const first = index * ring
    let [x, z] = [0, 0]
    for (let j = 0; j < ring; j++) {
      x += (positions[(first + j) * 3] ?? 0) / ring
      z += (positions[(first + j) * 3 + 2] ?? 0) / ring
    }
    const centre = positions.length / 3
    put({ x: x * 1000, y: 0, z: z * 1000, round: -0.2 }, 1, arcs[index] ?? 0)
    for (let j = 0; j < ring - 1; j++) {
      faces.push(centre, first + j + (flipped ? 1 : 0), first + j + (flipped ? 0 : 1))
    }
  }
}
