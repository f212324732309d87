// What parts may use of react-i18next: see react-router.mjs beside it.
export { I18nextProvider, useTranslation } from 'react-i18next-whole'
