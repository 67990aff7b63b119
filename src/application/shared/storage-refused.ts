/** The device would not keep a value: storage is full, switched off, or closed to this page. */
export interface StorageRefused {
  readonly kind: 'storage-refused';
  readonly key: string;
  readonly reason: string;
}
