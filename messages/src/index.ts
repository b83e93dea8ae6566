export { currentLanguage, onLanguageChange, sentenceOf, setLanguage } from './language.ts'
export { isLanguage, offered, type Language } from './languages.ts'
