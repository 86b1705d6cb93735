declare module 'virtual:look-modules' {}
