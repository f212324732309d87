import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script'
import { readPage } from '../read-page.ts'

export default defineUnlistedScript(readPage)
