import { createContext, type ReactNode } from 'react'

/** What opens the menu, put into every `PageLayout` header by whoever owns the menu; null while the menu stands open. */
export const MenuButtonContext = createContext<ReactNode>(null)
