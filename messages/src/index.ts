export { currentLanguage, onLanguageChange, setLanguage } from './language.ts'
export { isLanguage, offered, type Language } from './languages.ts'
