import '../without-eval.ts'
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script'
import { askPage } from '../ask-page.ts'

export default defineUnlistedScript(askPage)
