import { openFile } from '../../geo.ts'
import { failed, ok, wordsOf, type DoctorCheck } from '../check.ts'

/** Opens the file that tells the places of addresses. */
export const geoFile: DoctorCheck = {
  name: 'GEO_FILE',
  async look({ config: { geoFile: path } }) {
    if (!path) return ok('Places come from the proxy, or are not known.')
    try {
      await openFile(path)
      return ok(`${path} tells places.`)
    } catch (error) {
      return failed(wordsOf(error), 'Correct GEO_FILE, or unset it.')
    }
  },
}
