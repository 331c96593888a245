import type { VehicleFacet } from '#domain/search/vehicle-facets.ts'
import type { Answer, Request } from '#search/port.ts'
import type { VehicleNumber, VehicleSort } from '#search/vehicles.ts'

export type VehicleRequest = Request<VehicleFacet, VehicleNumber, VehicleSort>
export type VehicleAnswer = Answer<VehicleFacet, VehicleNumber>

/** Searches the vehicles that one site may show at this moment. What may be shown is not the asker's to say. */
export type VehicleSearch = (request: VehicleRequest, signal?: AbortSignal) => Promise<VehicleAnswer>
