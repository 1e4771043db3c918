import { PutObjectCommand } from '@aws-sdk/client-s3';
import { filesBucket, newPictureKey, pictureUrlOf } from '#functions/data/files.ts';
import { filesClient } from '#functions/data/on-need/s3.ts';
import { allKeys } from './contents.ts';

export const putFiles = async (holderId: string) => {
  const keys = [newPictureKey(), `documents/${holderId}/one`];
  for (const Key of keys) await filesClient.send(new PutObjectCommand({ Bucket: filesBucket(), Key, Body: 'x' }));
  const left = async (): Promise<string[]> => {
    const there = await allKeys(filesBucket());
    return keys.filter((key) => there.includes(key));
  };
  return { pictureUrl: pictureUrlOf(keys[0] ?? ''), left };
};
