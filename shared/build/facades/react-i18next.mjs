// The part of react-i18next that remotes may use: see react-router.mjs beside it.
export { I18nextProvider, useTranslation } from 'react-i18next-whole'
