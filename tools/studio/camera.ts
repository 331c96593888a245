import { Box3, type Group, Mesh, PerspectiveCamera, Vector3 } from 'three'
import type { StudioView } from '../../demo/pictures/studio-view.ts'

const DEGREES = Math.PI / 180
const FIELD_OF_VIEW = 20
/** How much of the picture the vehicle may fill. */
const WIDEST = 0.9
const TALLEST = 0.78

type Stand = { around: number; above: number }

/** The position of the camera: degrees from straight ahead of the nose, and height above the floor. */
const stands: Record<Exclude<StudioView, 'wheel'>, Stand> = {
  'front-left': { around: 38, above: 7 },
  'front-right': { around: -38, above: 7 },
  side: { around: 90, above: 4 },
  'rear-left': { around: 142, above: 8 },
  'rear-right': { around: -142, above: 8 },
  front: { around: 0, above: 5 },
  rear: { around: 180, above: 6 },
}

export function cameraFor(view: StudioView, vehicle: Group, aspect: number): PerspectiveCamera {
  const camera = new PerspectiveCamera(FIELD_OF_VIEW, aspect, 0.5, 120)
  camera.up.set(0, 0, 1)
  if (view === 'wheel') return closeTo(camera, vehicle)
  const target = new Box3().setFromObject(vehicle).getCenter(new Vector3())
  const corners = cornersOf(vehicle)
  let distance = 14
  for (let step = 0; step < 8; step++) {
    place(camera, stands[view], target, distance)
    const { left, right, bottom, top } = seen(corners, camera)
    const half = Math.tan((FIELD_OF_VIEW / 2) * DEGREES) * distance
    const aside = new Vector3().setFromMatrixColumn(camera.matrixWorld, 0)
    const upwards = new Vector3().setFromMatrixColumn(camera.matrixWorld, 1)
    target.addScaledVector(aside, ((left + right) / 2) * half * aspect)
    target.addScaledVector(upwards, ((bottom + top) / 2) * half)
    distance *= Math.max((right - left) / 2 / WIDEST, (top - bottom) / 2 / TALLEST)
  }
  place(camera, stands[view], target, distance)
  return camera
}

const CARAVAN_LENGTH = 6

/** The front wheel and its surroundings. */
function closeTo(camera: PerspectiveCamera, vehicle: Group) {
  const { min, max } = new Box3().setFromObject(vehicle)
  const isCaravan = max.x - min.x > CARAVAN_LENGTH
  place(camera, { around: 72, above: 8 }, new Vector3(isCaravan ? 3.36 : 0.12, min.y, 0.5), 3.5)
  return camera
}

function place(camera: PerspectiveCamera, { around, above }: Stand, target: Vector3, distance: number) {
  const level = Math.cos(above * DEGREES) * distance
  camera.position.set(
    target.x - Math.cos(around * DEGREES) * level,
    target.y - Math.sin(around * DEGREES) * level,
    target.z + Math.sin(above * DEGREES) * distance,
  )
  camera.lookAt(target)
  camera.updateMatrixWorld(true)
}

/** Enough points of the vehicle to find its outline. */
function cornersOf(vehicle: Group) {
  const corners: Vector3[] = []
  vehicle.updateMatrixWorld(true)
  vehicle.traverse((part) => {
    if (!(part instanceof Mesh)) return
    const positions = part.geometry.getAttribute('position')
    for (let index = 0; index < positions.count; index += Math.ceil(positions.count / 1500)) {
      corners.push(new Vector3().fromBufferAttribute(positions, index).applyMatrix4(part.matrixWorld))
    }
  })
  return corners
}

function seen(corners: Vector3[], camera: PerspectiveCamera) {
  const frame = { left: 1e9, right: -1e9, bottom: 1e9, top: -1e9 }
  const point = new Vector3()
  for (const corner of corners) {
    point.copy(corner).project(camera)
    frame.left = Math.min(frame.left, point.x)
    frame.right = Math.max(frame.right, point.x)
    frame.bottom = Math.min(frame.bottom, point.y)
    frame.top = Math.max(frame.top, point.y)
  }
  return frame
}
