import { showNotice } from '../../show-notice.ts'

void showNotice()
