import '../../without-eval.ts'
import { showNotice } from '../../show-notice.ts'

showNotice()
