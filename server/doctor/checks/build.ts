import { isBuilt, NOT_BUILT } from '../../http/dist.ts'
import { failed, ok, type DoctorCheck } from '../check.ts'

/** Looks for what browsers load. */
export const build: DoctorCheck = {
  name: 'build',
  look: () =>
    isBuilt()
      ? ok('Script, elements and API reference are built.')
      : failed(NOT_BUILT, 'Run "bun run build".'),
}
