import { useEffect, useState } from 'react';

/** Saves content that the page created as a file on the device; the last one is released with the page. */
export function useDownload() {
  const [downloads] = useState(createDownloads);
  useEffect(() => downloads.release, [downloads]);
  return downloads.save;
}

function createDownloads() {
  let address = '';
  const release = () => URL.revokeObjectURL(address);
  return {
    release,
    save(name: string, content: BlobPart, type: string): void {
      release();
      address = URL.createObjectURL(new Blob([content], { type }));
      const link = document.createElement('a');
      link.href = address;
      link.download = name;
      link.click();
    },
  };
}
