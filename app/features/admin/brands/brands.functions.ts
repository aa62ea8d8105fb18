import { serverRead, serverSearch, serverWrite } from '#app/lib/server-functions.ts'
import { forward } from '#app/server/forward.ts'
import { adminBrandCalls } from '#contract/admin-brands.ts'

export const listBrands = serverRead.handler(forward(adminBrandCalls.listBrands))
export const getBrand = serverRead.handler(forward(adminBrandCalls.getBrand))
export const checkBrand = serverSearch.handler(forward(adminBrandCalls.checkBrand))
export const publishBrand = serverWrite.handler(forward(adminBrandCalls.publishBrand))
export const returnBrand = serverWrite.handler(forward(adminBrandCalls.returnBrand))
export const listBrandVersions = serverRead.handler(forward(adminBrandCalls.listBrandVersions))
export const getBrandVersion = serverRead.handler(forward(adminBrandCalls.getBrandVersion))
export const checkHosts = serverSearch.handler(forward(adminBrandCalls.checkHosts))
export const listBrandServices = serverRead.handler(forward(adminBrandCalls.listBrandServices))
export const previewBrand = serverWrite.handler(forward(adminBrandCalls.previewBrand))
export const restoreBrand = serverWrite.handler(forward(adminBrandCalls.restoreBrand))
export const retireBrand = serverWrite.handler(forward(adminBrandCalls.retireBrand))
export const listBrandProposals = serverRead.handler(forward(adminBrandCalls.listBrandProposals))
export const confirmBrand = serverWrite.handler(forward(adminBrandCalls.confirmBrand))
export const declineBrand = serverWrite.handler(forward(adminBrandCalls.declineBrand))
