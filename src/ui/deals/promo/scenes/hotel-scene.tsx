/** A lit window over a quiet bay at night's end. */
export function HotelScene() {
  return (
    <>
      <circle cx="392" cy="118" r="96" opacity="0.06" />
      <circle cx="392" cy="118" r="58" opacity="0.16" />
      <path opacity="0.12" d="M0 250 96 168l58 48 88-96 116 118 72-58 130 84v56H0Z" />
      <path opacity="0.18" d="M0 284c80-40 170-44 250-14s180 14 310-26v76H0Z" />
      <path
        opacity="0.45"
        d="M356 282V158h14v-16h72v16h14v124Zm22-98v16h18v-16Zm38 0v16h18v-16Zm-38 34v16h18v-16Zm38 0v16h18v-16Zm-22 64h24v-30h-24Z"
      />
      <path opacity="0.34" d="M464 282v-84h64v84Zm14-66v14h14v-14Zm24 0v14h14v-14Zm-24 28v14h14v-14Zm24 0v14h14v-14Z" />
      <path opacity="0.26" d="M0 300c70-20 140-20 210-6s210 8 350-22v48H0Z" />
    </>
  );
}
