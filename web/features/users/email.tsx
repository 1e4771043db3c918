/** An address that breaks before its @ when there is not room for all of it. */
export const Email = ({ address }: { address: string }) => {
  const at = address.lastIndexOf('@');
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  );
};
