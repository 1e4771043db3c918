import com.almworks.sqlite4java.SQLiteConnection;
import com.almworks.sqlite4java.SQLiteException;
import com.almworks.sqlite4java.SQLiteJob;

/**
 * At each write to a table with a stream, DynamoDB Local looks up that stream's oldest record. It has no index for that and reads the
 * records of all streams, also of deleted tables, so that each write takes longer than the one before.
 */
final class StreamIndexes extends SQLiteJob<Void> {
  @Override
  protected Void job(SQLiteConnection database) throws SQLiteException {
    database.exec("CREATE INDEX IF NOT EXISTS us_by_stream ON us (StreamID, SequenceNumber)");
    database.exec("CREATE INDEX IF NOT EXISTS us_by_shard ON us (ShardID, SequenceNumber)");
    database.exec("CREATE INDEX IF NOT EXISTS ss_by_stream ON ss (StreamID)");
    database.exec("CREATE INDEX IF NOT EXISTS sm_by_table ON sm (TableName)");
    return null;
  }
}
