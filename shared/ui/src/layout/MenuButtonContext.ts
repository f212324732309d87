import { createContext, type ReactNode } from 'react'

/** The button that opens the menu, which the owner of the menu puts into every `PageLayout` header; null while the menu is open. */
export const MenuButtonContext = createContext<ReactNode>(null)
