export interface Head {
  readonly title: string;
  readonly description: string;
}
