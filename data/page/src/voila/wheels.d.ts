declare module 'wheel:*' {
  const module: () => Record<string, unknown>;
  export default module;
}
